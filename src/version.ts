/** The library's version, as in package.json (a test compares them): reports and signatures print it. */
export const VERSION = "0.1.0";
