/** Why a compound file is not read as a workbook. */
export type XlsFault = 'passwordProtected' | 'damaged' | 'noWorkbook'

export class XlsError extends Error {
  readonly fault: XlsFault
  constructor(fault: XlsFault) {
    super(`Compound file: ${fault}`)
    this.fault = fault
  }
}
