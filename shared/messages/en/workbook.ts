/** What is said about files, sheets and what is written into spreadsheets. */
export const workbook = {}
