/** Bytes that mean something in XML. Each by itself: in the innermost loop even looking one up in an object costs time. */
export const carriageReturn = 0x0d
export const space = 0x20
export const exclamation = 0x21
export const quote = 0x22
export const ampersand = 0x26
export const apostrophe = 0x27
export const slash = 0x2f
export const colon = 0x3a
export const lessThan = 0x3c
export const equals = 0x3d
export const greaterThan = 0x3e
export const question = 0x3f
