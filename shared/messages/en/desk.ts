/** What is said about projects, files and what is kept on the computer. */
export const desk = {}
