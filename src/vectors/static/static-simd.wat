;; What static vectors cost: sums of rows of bytes, and cosines of words, with 128-bit instructions. Every number is added
;; in the order in which plain JavaScript adds it, in floats of 64 bits, so that both give the same bits.
;; static-kernel.ts says what each function does; places and lengths in bytes but where said.
(module
  (import "kernel" "memory" (memory 1))

  ;; to[d] = sum over ids of scale * (row[d] - 128) for the `width` numbers of a row, a multiple of 16; their squares' sum.
  (func (export "addUp") (param $ids i32) (param $count i32) (param $rows i32) (param $scales i32) (param $width i32)
    (param $to i32) (result f64)
    (local $d i32) (local $id i32) (local $end i32) (local $at i32) (local $offset f64) (local $square f64)
    (local $scale v128) (local $bytes v128) (local $half v128) (local $four v128) (local $off v128)
    (local $a v128) (local $b v128) (local $c v128) (local $e v128)
    (local $f v128) (local $g v128) (local $h v128) (local $i v128)
    (local.set $end (i32.add (local.get $ids) (i32.shl (local.get $count) (i32.const 2))))
    (local.set $at (local.get $ids))
    (block $summed
      (loop $next
        (br_if $summed (i32.ge_u (local.get $at) (local.get $end)))
        (local.set $offset
          (f64.add
            (local.get $offset)
            (f64.promote_f32
              (f32.load (i32.add (local.get $scales) (i32.shl (i32.load (local.get $at)) (i32.const 2)))))))
        (local.set $at (i32.add (local.get $at) (i32.const 4)))
        (br $next)))
    (local.set $off (f64x2.splat (f64.mul (local.get $offset) (f64.const 128))))
    (loop $columns
      (local.set $a (v128.const i64x2 0 0))
      (local.set $b (v128.const i64x2 0 0))
      (local.set $c (v128.const i64x2 0 0))
      (local.set $e (v128.const i64x2 0 0))
      (local.set $f (v128.const i64x2 0 0))
      (local.set $g (v128.const i64x2 0 0))
      (local.set $h (v128.const i64x2 0 0))
      (local.set $i (v128.const i64x2 0 0))
      (local.set $at (local.get $ids))
      (block $added
        (loop $next
          (br_if $added (i32.ge_u (local.get $at) (local.get $end)))
          (local.set $id (i32.load (local.get $at)))
          (local.set $scale
            (f64x2.splat
              (f64.promote_f32 (f32.load (i32.add (local.get $scales) (i32.shl (local.get $id) (i32.const 2)))))))
          (local.set $bytes
            (v128.load
              (i32.add
                (i32.add (local.get $rows) (i32.mul (local.get $id) (local.get $width)))
                (local.get $d))))
          (local.set $half (i16x8.extend_low_i8x16_u (local.get $bytes)))
          (local.set $four (i32x4.extend_low_i16x8_u (local.get $half)))
          (local.set $a
            (f64x2.add (local.get $a) (f64x2.mul (local.get $scale) (f64x2.convert_low_i32x4_s (local.get $four)))))
          (local.set $four (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15 (local.get $four) (local.get $four)))
          (local.set $b
            (f64x2.add (local.get $b) (f64x2.mul (local.get $scale) (f64x2.convert_low_i32x4_s (local.get $four)))))
          (local.set $four (i32x4.extend_high_i16x8_u (local.get $half)))
          (local.set $c
            (f64x2.add (local.get $c) (f64x2.mul (local.get $scale) (f64x2.convert_low_i32x4_s (local.get $four)))))
          (local.set $four (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15 (local.get $four) (local.get $four)))
          (local.set $e
            (f64x2.add (local.get $e) (f64x2.mul (local.get $scale) (f64x2.convert_low_i32x4_s (local.get $four)))))
          (local.set $half (i16x8.extend_high_i8x16_u (local.get $bytes)))
          (local.set $four (i32x4.extend_low_i16x8_u (local.get $half)))
          (local.set $f
            (f64x2.add (local.get $f) (f64x2.mul (local.get $scale) (f64x2.convert_low_i32x4_s (local.get $four)))))
          (local.set $four (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15 (local.get $four) (local.get $four)))
          (local.set $g
            (f64x2.add (local.get $g) (f64x2.mul (local.get $scale) (f64x2.convert_low_i32x4_s (local.get $four)))))
          (local.set $four (i32x4.extend_high_i16x8_u (local.get $half)))
          (local.set $h
            (f64x2.add (local.get $h) (f64x2.mul (local.get $scale) (f64x2.convert_low_i32x4_s (local.get $four)))))
          (local.set $four (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15 (local.get $four) (local.get $four)))
          (local.set $i
            (f64x2.add (local.get $i) (f64x2.mul (local.get $scale) (f64x2.convert_low_i32x4_s (local.get $four)))))
          (local.set $at (i32.add (local.get $at) (i32.const 4)))
          (br $next)))
      (local.set $at (i32.add (local.get $to) (i32.shl (local.get $d) (i32.const 3))))
      (v128.store (local.get $at) (f64x2.sub (local.get $a) (local.get $off)))
      (v128.store offset=16 (local.get $at) (f64x2.sub (local.get $b) (local.get $off)))
      (v128.store offset=32 (local.get $at) (f64x2.sub (local.get $c) (local.get $off)))
      (v128.store offset=48 (local.get $at) (f64x2.sub (local.get $e) (local.get $off)))
      (v128.store offset=64 (local.get $at) (f64x2.sub (local.get $f) (local.get $off)))
      (v128.store offset=80 (local.get $at) (f64x2.sub (local.get $g) (local.get $off)))
      (v128.store offset=96 (local.get $at) (f64x2.sub (local.get $h) (local.get $off)))
      (v128.store offset=112 (local.get $at) (f64x2.sub (local.get $i) (local.get $off)))
      (local.set $d (i32.add (local.get $d) (i32.const 16)))
      (br_if $columns (i32.lt_u (local.get $d) (local.get $width))))
    ;; Squares one after the other.
    (local.set $at (local.get $to))
    (local.set $end (i32.add (local.get $to) (i32.shl (local.get $width) (i32.const 3))))
    (loop $next
      (local.set $square
        (f64.add (local.get $square) (f64.mul (f64.load (local.get $at)) (f64.load (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (i32.const 8)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $end))))
    (local.get $square))

  ;; to[d] = sums[d] * norm as floats of 32 bits, for `width` numbers, a multiple of 4.
  (func (export "scaled") (param $sums i32) (param $norm f64) (param $width i32) (param $to i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $to) (i32.shl (local.get $width) (i32.const 2))))
    (loop $next
      (v128.store
        (local.get $to)
        (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23
          (f32x4.demote_f64x2_zero (f64x2.mul (v128.load (local.get $sums)) (f64x2.splat (local.get $norm))))
          (f32x4.demote_f64x2_zero
            (f64x2.mul (v128.load offset=16 (local.get $sums)) (f64x2.splat (local.get $norm))))))
      (local.set $sums (i32.add (local.get $sums) (i32.const 32)))
      (local.set $to (i32.add (local.get $to) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $to) (local.get $end)))))

  ;; Product of two rows of `bytes` bytes, a multiple of 16: four sums of every fourth number, then p + q + r + s.
  (func $product (param $x i32) (param $y i32) (param $bytes i32) (result f64)
    (local $end i32) (local $u v128) (local $v v128) (local $pq v128) (local $rs v128)
    (local.set $end (i32.add (local.get $x) (local.get $bytes)))
    (loop $next
      (local.set $u (v128.load (local.get $x)))
      (local.set $v (v128.load (local.get $y)))
      (local.set $pq
        (f64x2.add
          (local.get $pq)
          (f64x2.mul (f64x2.promote_low_f32x4 (local.get $u)) (f64x2.promote_low_f32x4 (local.get $v)))))
      (local.set $u (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15 (local.get $u) (local.get $u)))
      (local.set $v (i8x16.shuffle 8 9 10 11 12 13 14 15 8 9 10 11 12 13 14 15 (local.get $v) (local.get $v)))
      (local.set $rs
        (f64x2.add
          (local.get $rs)
          (f64x2.mul (f64x2.promote_low_f32x4 (local.get $u)) (f64x2.promote_low_f32x4 (local.get $v)))))
      (local.set $x (i32.add (local.get $x) (i32.const 16)))
      (local.set $y (i32.add (local.get $y) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $x) (local.get $end))))
    (f64.add
      (f64.add
        (f64.add (f64x2.extract_lane 0 (local.get $pq)) (f64x2.extract_lane 1 (local.get $pq)))
        (f64x2.extract_lane 0 (local.get $rs)))
      (f64x2.extract_lane 1 (local.get $rs))))

  ;; Each of `n` rows at `x` with each of `m` at `y`, whatever is 1 on both sides aside: the greatest product, within 0 and
  ;; 1 and as a float of 32 bits, of each row to `left` and `right`, floats of 64 bits, where it is above what stands there.
  (func (export "best") (param $x i32) (param $n i32) (param $y i32) (param $m i32) (param $bytes i32)
    (param $left i32) (param $right i32)
    (local $i i32) (local $j i32) (local $row i32) (local $other i32) (local $most f64) (local $value f64)
    (br_if 0 (i32.eqz (local.get $n)))
    (br_if 0 (i32.eqz (local.get $m)))
    (local.set $row (local.get $x))
    (loop $rows
      (local.set $most (f64.load (local.get $left)))
      (local.set $j (i32.const 0))
      (local.set $other (local.get $y))
      (loop $columns
        (if
          (i32.eqz
            (i32.and
              (f64.eq (local.get $most) (f64.const 1))
              (f64.eq
                (f64.load (i32.add (local.get $right) (i32.shl (local.get $j) (i32.const 3))))
                (f64.const 1))))
          (then
            (local.set $value
              (f64.promote_f32
                (f32.demote_f64
                  (f64.max
                    (f64.const 0)
                    (f64.min
                      (f64.const 1)
                      (call $product (local.get $row) (local.get $other) (local.get $bytes)))))))
            (if (f64.gt (local.get $value) (local.get $most)) (then (local.set $most (local.get $value))))
            (if
              (f64.gt
                (local.get $value)
                (f64.load (i32.add (local.get $right) (i32.shl (local.get $j) (i32.const 3)))))
              (then
                (f64.store
                  (i32.add (local.get $right) (i32.shl (local.get $j) (i32.const 3)))
                  (local.get $value))))))
        (local.set $other (i32.add (local.get $other) (local.get $bytes)))
        (local.set $j (i32.add (local.get $j) (i32.const 1)))
        (br_if $columns (i32.lt_u (local.get $j) (local.get $m))))
      (f64.store (local.get $left) (local.get $most))
      (local.set $left (i32.add (local.get $left) (i32.const 8)))
      (local.set $row (i32.add (local.get $row) (local.get $bytes)))
      (local.set $i (i32.add (local.get $i) (i32.const 1)))
      (br_if $rows (i32.lt_u (local.get $i) (local.get $n))))))
