/** Whether the long tests run too (browser, LaTeX, strace, training recipes): .ci/run asks for them, `npm test` leaves them out. */
export const ALL_TESTS = process.env.SAMESAY_ALL_TESTS === "1";
