;; Products of rows, all of one block with all of another, with 128-bit instructions: four sums of every fourth number,
;; p + q + r + s, in floats of 64 bits as plain JavaScript adds them, so that both give the same bits. row-products.ts says
;; what each function does; places and lengths in bytes but where said.
(module
  (import "kernel" "memory" (memory 1))

  ;; Writes `count` floats of 32 bits, a multiple of 4, as floats of 64 bits.
  (func (export "widen") (param $from i32) (param $count i32) (param $to i32)
    (local $end i32) (local $four v128)
    (local.set $end (i32.add (local.get $from) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $from) (local.get $end)))
        (local.set $four (v128.load (local.get $from)))
        (v128.store (local.get $to) (f64x2.promote_low_f32x4 (local.get $four)))
        (v128.store offset=16
          (local.get $to)
          (f64x2.promote_low_f32x4
            (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15 (local.get $four) (local.get $four))))
        (local.set $from (i32.add (local.get $from) (i32.const 16)))
        (local.set $to (i32.add (local.get $to) (i32.const 32)))
        (br $next))))

  ;; p + q + r + s.
  (func $sum (param $pq v128) (param $rs v128) (result f64)
    (f64.add
      (f64.add
        (f64.add (f64x2.extract_lane 0 (local.get $pq)) (f64x2.extract_lane 1 (local.get $pq)))
        (f64x2.extract_lane 0 (local.get $rs)))
      (f64x2.extract_lane 1 (local.get $rs))))

  ;; Each of `n` rows at `x` with each of `m` at `y`, both even and above 0; rows are floats of 64 bits, `bytes` a multiple of
  ;; 32. Shape [n, m], row by row, to `to`. Two rows with two at a time: four products of what is loaded once.
  (func (export "products") (param $x i32) (param $n i32) (param $y i32) (param $m i32) (param $bytes i32) (param $to i32)
    (local $i i32) (local $j i32) (local $column i32) (local $line i32)
    (local $p i32) (local $q i32) (local $end i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $e v128) (local $f v128) (local $g v128) (local $h v128)
    (local $u v128) (local $v v128) (local $s v128) (local $t v128)
    (local.set $line (i32.shl (local.get $m) (i32.const 3)))
    (loop $rows
      (local.set $j (i32.const 0))
      (local.set $column (local.get $y))
      (loop $columns
        (local.set $p (local.get $x))
        (local.set $q (local.get $column))
        (local.set $end (i32.add (local.get $x) (local.get $bytes)))
        (local.set $a (v128.const i64x2 0 0))
        (local.set $b (v128.const i64x2 0 0))
        (local.set $c (v128.const i64x2 0 0))
        (local.set $d (v128.const i64x2 0 0))
        (local.set $e (v128.const i64x2 0 0))
        (local.set $f (v128.const i64x2 0 0))
        (local.set $g (v128.const i64x2 0 0))
        (local.set $h (v128.const i64x2 0 0))
        (loop $next
          (local.set $u (v128.load (local.get $p)))
          (local.set $v (v128.load (i32.add (local.get $p) (local.get $bytes))))
          (local.set $s (v128.load (local.get $q)))
          (local.set $t (v128.load (i32.add (local.get $q) (local.get $bytes))))
          (local.set $a (f64x2.add (local.get $a) (f64x2.mul (local.get $u) (local.get $s))))
          (local.set $b (f64x2.add (local.get $b) (f64x2.mul (local.get $u) (local.get $t))))
          (local.set $c (f64x2.add (local.get $c) (f64x2.mul (local.get $v) (local.get $s))))
          (local.set $d (f64x2.add (local.get $d) (f64x2.mul (local.get $v) (local.get $t))))
          (local.set $u (v128.load offset=16 (local.get $p)))
          (local.set $v (v128.load offset=16 (i32.add (local.get $p) (local.get $bytes))))
          (local.set $s (v128.load offset=16 (local.get $q)))
          (local.set $t (v128.load offset=16 (i32.add (local.get $q) (local.get $bytes))))
          (local.set $e (f64x2.add (local.get $e) (f64x2.mul (local.get $u) (local.get $s))))
          (local.set $f (f64x2.add (local.get $f) (f64x2.mul (local.get $u) (local.get $t))))
          (local.set $g (f64x2.add (local.get $g) (f64x2.mul (local.get $v) (local.get $s))))
          (local.set $h (f64x2.add (local.get $h) (f64x2.mul (local.get $v) (local.get $t))))
          (local.set $p (i32.add (local.get $p) (i32.const 32)))
          (local.set $q (i32.add (local.get $q) (i32.const 32)))
          (br_if $next (i32.lt_u (local.get $p) (local.get $end))))
        (f64.store (local.get $to) (call $sum (local.get $a) (local.get $e)))
        (f64.store offset=8 (local.get $to) (call $sum (local.get $b) (local.get $f)))
        (f64.store (i32.add (local.get $to) (local.get $line)) (call $sum (local.get $c) (local.get $g)))
        (f64.store offset=8 (i32.add (local.get $to) (local.get $line)) (call $sum (local.get $d) (local.get $h)))
        (local.set $to (i32.add (local.get $to) (i32.const 16)))
        (local.set $column (i32.add (local.get $column) (i32.shl (local.get $bytes) (i32.const 1))))
        (local.set $j (i32.add (local.get $j) (i32.const 2)))
        (br_if $columns (i32.lt_u (local.get $j) (local.get $m))))
      (local.set $to (i32.add (local.get $to) (local.get $line)))
      (local.set $x (i32.add (local.get $x) (i32.shl (local.get $bytes) (i32.const 1))))
      (local.set $i (i32.add (local.get $i) (i32.const 2)))
      (br_if $rows (i32.lt_u (local.get $i) (local.get $n))))))
