import fc from "fast-check";

// One seed for all property tests, so that a failing run can be repeated; SAMESAY_SEED=N explores others.
fc.configureGlobal({ seed: Number(process.env.SAMESAY_SEED ?? 2017) });
