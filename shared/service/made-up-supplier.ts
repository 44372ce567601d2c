/** The spreadsheet to try things out with is known by its name: its accounts are nobody's, and never go to a live service. */
export const madeUpFileName = 'Made-up supplier.xlsx'

export const isMadeUp = (project: { readonly fileName: string } | null): boolean => project?.fileName === madeUpFileName
