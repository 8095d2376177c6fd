/** This version has no such data, and no other attempt will bring it: what a list asks for was never there. */
export class NoSuchData extends Error {}
