;; Sums of products of matrices with 128-bit instructions, two columns at a time, in the order in which plain JavaScript adds
;; them, so that both give the same bits. matrix-products.ts says what each function does. Matrices are by rows, of floats of
;; 64 bits; `h`, the columns of what is read along, is even and above 0; places in bytes.
(module
  (import "kernel" "memory" (memory 1))

  ;; One row: out += a w, of `bytes` each.
  (func $add_row (param $out i32) (param $a f64) (param $w i32) (param $bytes i32)
    (local $end i32) (local $both v128)
    (local.set $both (f64x2.splat (local.get $a)))
    (local.set $end (i32.add (local.get $out) (local.get $bytes)))
    (loop $next
      (v128.store
        (local.get $out)
        (f64x2.add (v128.load (local.get $out)) (f64x2.mul (local.get $both) (v128.load (local.get $w)))))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (local.set $w (i32.add (local.get $w) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $out) (local.get $end)))))

  ;; One row: out += a w + b x + c y + e z, of `bytes` each, of rows that follow each other from `w` on.
  (func $add_four_rows
    (param $out i32) (param $a f64) (param $b f64) (param $c f64) (param $e f64) (param $w i32) (param $bytes i32)
    (local $end i32) (local $x i32) (local $y i32) (local $z i32)
    (local $as v128) (local $bs v128) (local $cs v128) (local $es v128)
    (local.set $as (f64x2.splat (local.get $a)))
    (local.set $bs (f64x2.splat (local.get $b)))
    (local.set $cs (f64x2.splat (local.get $c)))
    (local.set $es (f64x2.splat (local.get $e)))
    (local.set $x (i32.add (local.get $w) (local.get $bytes)))
    (local.set $y (i32.add (local.get $x) (local.get $bytes)))
    (local.set $z (i32.add (local.get $y) (local.get $bytes)))
    (local.set $end (i32.add (local.get $out) (local.get $bytes)))
    (loop $next
      (v128.store
        (local.get $out)
        (f64x2.add
          (v128.load (local.get $out))
          (f64x2.add
            (f64x2.add
              (f64x2.add
                (f64x2.mul (local.get $as) (v128.load (local.get $w)))
                (f64x2.mul (local.get $bs) (v128.load (local.get $x))))
              (f64x2.mul (local.get $cs) (v128.load (local.get $y))))
            (f64x2.mul (local.get $es) (v128.load (local.get $z))))))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (local.set $w (i32.add (local.get $w) (i32.const 16)))
      (local.set $x (i32.add (local.get $x) (i32.const 16)))
      (local.set $y (i32.add (local.get $y) (i32.const 16)))
      (local.set $z (i32.add (local.get $z) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $out) (local.get $end)))))

  ;; Product of two rows of `bytes`: sums of even and of odd places, then both.
  (func $product (param $g i32) (param $w i32) (param $bytes i32) (result f64)
    (local $end i32) (local $sum v128)
    (local.set $end (i32.add (local.get $g) (local.get $bytes)))
    (loop $next
      (local.set $sum
        (f64x2.add (local.get $sum) (f64x2.mul (v128.load (local.get $g)) (v128.load (local.get $w)))))
      (local.set $g (i32.add (local.get $g) (i32.const 16)))
      (local.set $w (i32.add (local.get $w) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $g) (local.get $end))))
    (f64.add (f64x2.extract_lane 0 (local.get $sum)) (f64x2.extract_lane 1 (local.get $sum))))

  (func $add_to (param $at i32) (param $sum v128)
    (f64.store
      (local.get $at)
      (f64.add
        (f64.load (local.get $at))
        (f64.add (f64x2.extract_lane 0 (local.get $sum)) (f64x2.extract_lane 1 (local.get $sum))))))

  ;; Four such products of one row with rows that follow each other, added to four numbers.
  (func $add_four_products (param $out i32) (param $g i32) (param $w i32) (param $bytes i32)
    (local $end i32) (local $x i32) (local $y i32) (local $z i32) (local $both v128)
    (local $a v128) (local $b v128) (local $c v128) (local $e v128)
    (local.set $x (i32.add (local.get $w) (local.get $bytes)))
    (local.set $y (i32.add (local.get $x) (local.get $bytes)))
    (local.set $z (i32.add (local.get $y) (local.get $bytes)))
    (local.set $end (i32.add (local.get $g) (local.get $bytes)))
    (loop $next
      (local.set $both (v128.load (local.get $g)))
      (local.set $a (f64x2.add (local.get $a) (f64x2.mul (local.get $both) (v128.load (local.get $w)))))
      (local.set $b (f64x2.add (local.get $b) (f64x2.mul (local.get $both) (v128.load (local.get $x)))))
      (local.set $c (f64x2.add (local.get $c) (f64x2.mul (local.get $both) (v128.load (local.get $y)))))
      (local.set $e (f64x2.add (local.get $e) (f64x2.mul (local.get $both) (v128.load (local.get $z)))))
      (local.set $g (i32.add (local.get $g) (i32.const 16)))
      (local.set $w (i32.add (local.get $w) (i32.const 16)))
      (local.set $x (i32.add (local.get $x) (i32.const 16)))
      (local.set $y (i32.add (local.get $y) (i32.const 16)))
      (local.set $z (i32.add (local.get $z) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $g) (local.get $end))))
    (call $add_to (local.get $out) (local.get $a))
    (call $add_to (i32.add (local.get $out) (i32.const 8)) (local.get $b))
    (call $add_to (i32.add (local.get $out) (i32.const 16)) (local.get $c))
    (call $add_to (i32.add (local.get $out) (i32.const 24)) (local.get $e)))

  (func (export "addProduct")
    (param $out i32) (param $x i32) (param $w i32) (param $n i32) (param $d i32) (param $h i32)
    (local $i i32) (local $j i32) (local $row i32) (local $bytes i32)
    (local.set $bytes (i32.shl (local.get $h) (i32.const 3)))
    (block $done
      (loop $rows
        (br_if $done (i32.ge_u (local.get $i) (local.get $n)))
        (local.set $row (local.get $w))
        (local.set $j (i32.const 0))
        (block $fours
          (loop $four
            (br_if $fours (i32.gt_u (i32.add (local.get $j) (i32.const 4)) (local.get $d)))
            (call $add_four_rows
              (local.get $out)
              (f64.load (local.get $x))
              (f64.load offset=8 (local.get $x))
              (f64.load offset=16 (local.get $x))
              (f64.load offset=24 (local.get $x))
              (local.get $row)
              (local.get $bytes))
            (local.set $row (i32.add (local.get $row) (i32.shl (local.get $bytes) (i32.const 2))))
            (local.set $x (i32.add (local.get $x) (i32.const 32)))
            (local.set $j (i32.add (local.get $j) (i32.const 4)))
            (br $four)))
        (block $ones
          (loop $one
            (br_if $ones (i32.ge_u (local.get $j) (local.get $d)))
            (call $add_row (local.get $out) (f64.load (local.get $x)) (local.get $row) (local.get $bytes))
            (local.set $row (i32.add (local.get $row) (local.get $bytes)))
            (local.set $x (i32.add (local.get $x) (i32.const 8)))
            (local.set $j (i32.add (local.get $j) (i32.const 1)))
            (br $one)))
        (local.set $out (i32.add (local.get $out) (local.get $bytes)))
        (local.set $i (i32.add (local.get $i) (i32.const 1)))
        (br $rows))))

  (func (export "addProductTransposed")
    (param $out i32) (param $g i32) (param $w i32) (param $n i32) (param $d i32) (param $h i32)
    (local $i i32) (local $j i32) (local $row i32) (local $bytes i32)
    (local.set $bytes (i32.shl (local.get $h) (i32.const 3)))
    (block $done
      (loop $rows
        (br_if $done (i32.ge_u (local.get $i) (local.get $n)))
        (local.set $row (local.get $w))
        (local.set $j (i32.const 0))
        (block $fours
          (loop $four
            (br_if $fours (i32.gt_u (i32.add (local.get $j) (i32.const 4)) (local.get $d)))
            (call $add_four_products (local.get $out) (local.get $g) (local.get $row) (local.get $bytes))
            (local.set $row (i32.add (local.get $row) (i32.shl (local.get $bytes) (i32.const 2))))
            (local.set $out (i32.add (local.get $out) (i32.const 32)))
            (local.set $j (i32.add (local.get $j) (i32.const 4)))
            (br $four)))
        (block $ones
          (loop $one
            (br_if $ones (i32.ge_u (local.get $j) (local.get $d)))
            (f64.store
              (local.get $out)
              (f64.add
                (f64.load (local.get $out))
                (call $product (local.get $g) (local.get $row) (local.get $bytes))))
            (local.set $row (i32.add (local.get $row) (local.get $bytes)))
            (local.set $out (i32.add (local.get $out) (i32.const 8)))
            (local.set $j (i32.add (local.get $j) (i32.const 1)))
            (br $one)))
        (local.set $g (i32.add (local.get $g) (local.get $bytes)))
        (local.set $i (i32.add (local.get $i) (i32.const 1)))
        (br $rows))))

  (func (export "addOuter")
    (param $w i32) (param $x i32) (param $g i32) (param $n i32) (param $d i32) (param $h i32)
    (local $i i32) (local $j i32) (local $to i32) (local $bytes i32) (local $line i32)
    (local.set $bytes (i32.shl (local.get $h) (i32.const 3)))
    (local.set $line (i32.shl (local.get $d) (i32.const 3)))
    (block $fours
      (loop $four
        (br_if $fours (i32.gt_u (i32.add (local.get $i) (i32.const 4)) (local.get $n)))
        (local.set $to (local.get $w))
        (local.set $j (i32.const 0))
        (block $columns
          (loop $column
            (br_if $columns (i32.ge_u (local.get $j) (local.get $d)))
            (call $add_four_rows
              (local.get $to)
              (f64.load (local.get $x))
              (f64.load (i32.add (local.get $x) (local.get $line)))
              (f64.load (i32.add (local.get $x) (i32.shl (local.get $line) (i32.const 1))))
              (f64.load (i32.add (local.get $x) (i32.mul (local.get $line) (i32.const 3))))
              (local.get $g)
              (local.get $bytes))
            (local.set $to (i32.add (local.get $to) (local.get $bytes)))
            (local.set $x (i32.add (local.get $x) (i32.const 8)))
            (local.set $j (i32.add (local.get $j) (i32.const 1)))
            (br $column)))
        (local.set $x (i32.add (local.get $x) (i32.mul (local.get $line) (i32.const 3))))
        (local.set $g (i32.add (local.get $g) (i32.shl (local.get $bytes) (i32.const 2))))
        (local.set $i (i32.add (local.get $i) (i32.const 4)))
        (br $four)))
    (block $ones
      (loop $one
        (br_if $ones (i32.ge_u (local.get $i) (local.get $n)))
        (local.set $to (local.get $w))
        (local.set $j (i32.const 0))
        (block $columns
          (loop $column
            (br_if $columns (i32.ge_u (local.get $j) (local.get $d)))
            (call $add_row (local.get $to) (f64.load (local.get $x)) (local.get $g) (local.get $bytes))
            (local.set $to (i32.add (local.get $to) (local.get $bytes)))
            (local.set $x (i32.add (local.get $x) (i32.const 8)))
            (local.set $j (i32.add (local.get $j) (i32.const 1)))
            (br $column)))
        (local.set $g (i32.add (local.get $g) (local.get $bytes)))
        (local.set $i (i32.add (local.get $i) (i32.const 1)))
        (br $one)))))
