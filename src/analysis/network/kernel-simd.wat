;; What a network does with its numbers, 128 bits at a time: see Kernel in kernel.ts for what each function computes.
;; scripts/compile-kernel.ts turns this into kernel-simd-binary.ts. All lengths and places are in bytes.
(module
  (import "kernel" "memory" (memory 1))

  ;; Two words and four outputs at a time: eight sums stay in registers, each weight that is read serves two words.
  ;; Weights are 16 bits wide and lie in the order in which they are read: for every four outputs, for every eight
  ;; inputs, eight weights of each of the four.
  (func (export "affine")
    (param $x i32) ;; the first word's first tap
    (param $w i32) ;; the map's weights
    (param $y i32) ;; where the sums go: per word `stride` bytes
    (param $words i32) ;; how many; one more is read and written when it is odd
    (param $width i32) ;; of one tap, a multiple of 16; also the distance between words
    (param $taps i32)
    (param $step i32) ;; distance between taps
    (param $stride i32) ;; 4 bytes an output, a multiple of 16
    (local $block i32) (local $word i32) (local $tap i32) (local $end i32)
    (local $p i32) (local $q i32) (local $from i32) (local $v i32)
    (local $a v128) (local $b v128)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)
    (local $b0 v128) (local $b1 v128) (local $b2 v128) (local $b3 v128)
    (local.set $from (local.get $w))
    (loop $blocks
      (local.set $word (i32.const 0))
      (loop $pairs
        (local.set $v (local.get $from))
        (local.set $a0 (v128.const i32x4 0 0 0 0))
        (local.set $a1 (v128.const i32x4 0 0 0 0))
        (local.set $a2 (v128.const i32x4 0 0 0 0))
        (local.set $a3 (v128.const i32x4 0 0 0 0))
        (local.set $b0 (v128.const i32x4 0 0 0 0))
        (local.set $b1 (v128.const i32x4 0 0 0 0))
        (local.set $b2 (v128.const i32x4 0 0 0 0))
        (local.set $b3 (v128.const i32x4 0 0 0 0))
        (local.set $tap (i32.const 0))
        (loop $each
          (local.set $p
            (i32.add
              (i32.add (local.get $x) (i32.mul (local.get $word) (local.get $width)))
              (i32.mul (local.get $tap) (local.get $step))))
          (local.set $q (i32.add (local.get $p) (local.get $width)))
          (local.set $end (local.get $q))
          (loop $inputs
            (local.set $a (v128.load (local.get $p)))
            (local.set $b (v128.load (local.get $q)))
            (local.set $a0 (i32x4.add (local.get $a0)
              (i32x4.dot_i16x8_s (local.get $a) (v128.load (local.get $v)))))
            (local.set $b0 (i32x4.add (local.get $b0)
              (i32x4.dot_i16x8_s (local.get $b) (v128.load (local.get $v)))))
            (local.set $a1 (i32x4.add (local.get $a1)
              (i32x4.dot_i16x8_s (local.get $a) (v128.load offset=16 (local.get $v)))))
            (local.set $b1 (i32x4.add (local.get $b1)
              (i32x4.dot_i16x8_s (local.get $b) (v128.load offset=16 (local.get $v)))))
            (local.set $a2 (i32x4.add (local.get $a2)
              (i32x4.dot_i16x8_s (local.get $a) (v128.load offset=32 (local.get $v)))))
            (local.set $b2 (i32x4.add (local.get $b2)
              (i32x4.dot_i16x8_s (local.get $b) (v128.load offset=32 (local.get $v)))))
            (local.set $a3 (i32x4.add (local.get $a3)
              (i32x4.dot_i16x8_s (local.get $a) (v128.load offset=48 (local.get $v)))))
            (local.set $b3 (i32x4.add (local.get $b3)
              (i32x4.dot_i16x8_s (local.get $b) (v128.load offset=48 (local.get $v)))))
            (local.set $v (i32.add (local.get $v) (i32.const 64)))
            (local.set $q (i32.add (local.get $q) (i32.const 16)))
            (br_if $inputs
              (i32.lt_u (local.tee $p (i32.add (local.get $p) (i32.const 16))) (local.get $end))))
          (br_if $each
            (i32.lt_u (local.tee $tap (i32.add (local.get $tap) (i32.const 1))) (local.get $taps))))
        ;; The four parts of each sum are added up: of x and y come x0 + x1, x2 + x3, y0 + y1, y2 + y3, and again.
        (local.set $a0 (i32x4.add
          (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $a0) (local.get $a1))
          (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $a0) (local.get $a1))))
        (local.set $a2 (i32x4.add
          (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $a2) (local.get $a3))
          (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $a2) (local.get $a3))))
        (local.set $a0 (i32x4.add
          (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $a0) (local.get $a2))
          (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $a0) (local.get $a2))))
        (local.set $b0 (i32x4.add
          (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $b0) (local.get $b1))
          (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $b0) (local.get $b1))))
        (local.set $b2 (i32x4.add
          (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $b2) (local.get $b3))
          (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $b2) (local.get $b3))))
        (local.set $b0 (i32x4.add
          (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $b0) (local.get $b2))
          (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $b0) (local.get $b2))))
        (local.set $p (i32.add (local.get $y) (i32.mul (local.get $word) (local.get $stride))))
        (v128.store (local.get $p) (local.get $a0))
        (v128.store (i32.add (local.get $p) (local.get $stride)) (local.get $b0))
        (br_if $pairs
          (i32.lt_u (local.tee $word (i32.add (local.get $word) (i32.const 2))) (local.get $words))))
      (local.set $from (local.get $v))
      (local.set $y (i32.add (local.get $y) (i32.const 16)))
      (br_if $blocks
        (i32.lt_u (local.tee $block (i32.add (local.get $block) (i32.const 16))) (local.get $stride)))))

  (func (export "rectify")
    (param $x i32) (param $sums i32) (param $scales i32) (param $biases i32)
    (param $words i32) (param $width i32) (param $add i32)
    (local $k i32) (local $y v128)
    (loop $each
      (local.set $k (i32.const 0))
      (loop $numbers
        (local.set $y (f32x4.max (v128.const f32x4 0 0 0 0)
          (f32x4.add
          (f32x4.mul
            (f32x4.convert_i32x4_s (v128.load (i32.add (local.get $sums) (local.get $k))))
            (v128.load (i32.add (local.get $scales) (local.get $k))))
          (v128.load (i32.add (local.get $biases) (local.get $k))))))
        (if (local.get $add)
          (then (local.set $y (f32x4.add (v128.load (local.get $x)) (local.get $y)))))
        (v128.store (local.get $x) (local.get $y))
        (local.set $x (i32.add (local.get $x) (i32.const 16)))
        (br_if $numbers
          (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $width))))
      (local.set $sums (i32.add (local.get $sums) (local.get $width)))
      (br_if $each (local.tee $words (i32.sub (local.get $words) (i32.const 1))))))

  (func (export "scale")
    (param $to i32) (param $sums i32) (param $scales i32) (param $biases i32)
    (param $words i32) (param $stride i32)
    (local $k i32)
    (loop $each
      (local.set $k (i32.const 0))
      (loop $numbers
        (v128.store (i32.add (local.get $to) (local.get $k))
          (f32x4.add
          (f32x4.mul
            (f32x4.convert_i32x4_s (v128.load (i32.add (local.get $sums) (local.get $k))))
            (v128.load (i32.add (local.get $scales) (local.get $k))))
          (v128.load (i32.add (local.get $biases) (local.get $k)))))
        (br_if $numbers
          (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $stride))))
      (local.set $sums (i32.add (local.get $sums) (local.get $stride)))
      (local.set $to (i32.add (local.get $to) (local.get $stride)))
      (br_if $each (local.tee $words (i32.sub (local.get $words) (i32.const 1))))))

  (func (export "normalise")
    (param $x i32) (param $to i32) (param $gamma i32) (param $beta i32) (param $words i32) (param $width i32)
    (local $k i32) (local $numbers f32) (local $sum v128) (local $mean v128) (local $factor v128) (local $d v128)
    (local.set $numbers (f32.convert_i32_u (i32.shr_u (local.get $width) (i32.const 2))))
    (loop $each
      (local.set $k (i32.const 0))
      (local.set $sum (v128.const f32x4 0 0 0 0))
      (loop $all
        (local.set $sum
          (f32x4.add (local.get $sum) (v128.load (i32.add (local.get $x) (local.get $k)))))
        (br_if $all
          (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $width))))
      (local.set $mean (f32x4.splat (f32.div (call $total (local.get $sum)) (local.get $numbers))))
      (local.set $k (i32.const 0))
      (local.set $sum (v128.const f32x4 0 0 0 0))
      (loop $all
        (local.set $d
          (f32x4.sub (v128.load (i32.add (local.get $x) (local.get $k))) (local.get $mean)))
        (local.set $sum (f32x4.add (local.get $sum) (f32x4.mul (local.get $d) (local.get $d))))
        (br_if $all
          (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $width))))
      (local.set $factor (f32x4.splat (f32.div (f32.const 1) (f32.sqrt (f32.add
        (f32.div (call $total (local.get $sum)) (local.get $numbers)) (f32.const 1e-5))))))
      (local.set $k (i32.const 0))
      (loop $all
        (local.set $d (f32x4.nearest (f32x4.mul (v128.const f32x4 256 256 256 256)
          (f32x4.add
            (f32x4.mul
              (f32x4.mul
                (f32x4.sub (v128.load (i32.add (local.get $x) (local.get $k))) (local.get $mean))
                (local.get $factor))
              (v128.load (i32.add (local.get $gamma) (local.get $k))))
            (v128.load (i32.add (local.get $beta) (local.get $k)))))))
        (local.set $d (i32x4.trunc_sat_f32x4_s (local.get $d)))
        (v128.store64_lane 0 (local.get $to) (i16x8.narrow_i32x4_s (local.get $d) (local.get $d)))
        (local.set $to (i32.add (local.get $to) (i32.const 8)))
        (br_if $all
          (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $width))))
      (local.set $x (i32.add (local.get $x) (local.get $width)))
      (br_if $each (local.tee $words (i32.sub (local.get $words) (i32.const 1))))))

  (func (export "products")
    (param $to i32) (param $a i32) (param $b i32)
    (param $words i32) (param $columns i32) (param $stride i32) (param $width i32)
    (local $column i32) (local $p i32) (local $q i32) (local $end i32) (local $sum v128)
    (loop $each
      (local.set $column (i32.const 0))
      (local.set $end (i32.add (local.get $a) (local.get $width)))
      (loop $row
        (local.set $p (local.get $a))
        (local.set $q
          (i32.add (local.get $b) (i32.mul (local.get $column) (local.get $stride))))
        (local.set $sum (v128.const f32x4 0 0 0 0))
        (loop $numbers
          (local.set $sum (f32x4.add (local.get $sum)
            (f32x4.mul (v128.load (local.get $p)) (v128.load (local.get $q)))))
          (local.set $q (i32.add (local.get $q) (i32.const 16)))
          (br_if $numbers
            (i32.lt_u (local.tee $p (i32.add (local.get $p) (i32.const 16))) (local.get $end))))
        (f32.store (local.get $to) (call $total (local.get $sum)))
        (local.set $to (i32.add (local.get $to) (i32.const 4)))
        (br_if $row
          (i32.lt_u (local.tee $column (i32.add (local.get $column) (i32.const 1))) (local.get $columns))))
      (local.set $a (i32.add (local.get $a) (local.get $stride)))
      (br_if $each (local.tee $words (i32.sub (local.get $words) (i32.const 1))))))

  (func $total (param $v v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $v)) (f32x4.extract_lane 1 (local.get $v)))
      (f32.add (f32x4.extract_lane 2 (local.get $v)) (f32x4.extract_lane 3 (local.get $v))))))
