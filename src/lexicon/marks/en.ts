/** English words and phrases of modality, condition and quantity. A line: kind, class, colon, phrases between commas. */
export const ENGLISH = `
modality necessary: must, have to, has to, had to, having to, need to, needs to, needed to, required, are required to, is required to, mandatory, compulsory, obligatory, necessary, forced to, obliged to
modality advised: should, ought to, recommended, advised, advisable, better to
modality possible: can, could, able to, allowed to, are allowed to, is allowed to, permitted to, free to
modality open: may, might
modality doubtful: perhaps, maybe, possibly, probably, likely to, is likely to, are likely to, likely, presumably, supposedly, apparently, possible that
modality certain: certainly, definitely, surely, undoubtedly, certain to, is certain to, without doubt, no doubt, for sure
modality unlikely: unlikely, unlikely to, hardly
modality wanted: want to, wants to, wanted to, plan to, plans to, hope to, hopes to, intend to, intends to, would like to
modality optional: optional, voluntary
modality known: know, knows, knew
modality believed: think, thinks, thought, believe, believes, believed, guess, suppose, suspect
modality planned: will, shall, going to, is going to, are going to
condition only: only, solely, exclusively
condition merely: just, merely, simply
condition if: if, provided that, provided, as long as, in case, on condition that, assuming
condition unless: unless, except if, except when
condition because: because, because of, since, due to, thanks to, owing to
condition although: although, though, even though, despite, in spite of, even if, regardless of
condition asif: as if, as though
condition except: except, except for, apart from, excluding, but for
condition including: including, included
condition when: when, whenever, once, as soon as
condition while: while, whilst
condition before: before
condition after: after
quantifier half: half of, half the, half
quantifier all: whole, entire, all, every, each
quantifier least: at least, no less than, no fewer than, minimum
quantifier most: at most, no more than, maximum
quantifier many: a lot of, lots of, many, much, plenty of, plenty, a great deal of
quantifier few: few, little, a few, hardly any, not many
quantifier enough: enough, sufficient
quantifier none: no, none, none of, zero
`;
