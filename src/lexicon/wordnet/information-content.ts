/**
 * Unit in which wordnet.bin holds information content, in nats: 2^-26, so that 31 bits reach to 32; a little under 0 for the roots, whose counts NLTK's way of
 * adding up makes more than all.
 */
export const IC_UNIT = 2 ** -26;
