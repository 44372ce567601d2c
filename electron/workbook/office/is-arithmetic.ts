/** Tells formulas that can give no text. */

const sums = String.raw`(?:ABS|AVERAGE|COUNT|MAX|MIN|PRODUCT|ROUND|ROUNDDOWN|ROUNDUP|SUM)(?=\()`
const operands = new RegExp(String.raw`\b${sums}|(?:\b\w{1,31}!)?\$?[A-Z]{1,3}\$?\d+|\d+(?:\.\d+)?`, 'g')

/** Whether a formula only reckons: "B2-C2", "ROUND(SUM(B2:B9)*1.05,2)"; not "B2", which may be a text, nor "+B2", which is the same. */
export const isArithmetic = (formula: string): boolean =>
  /^[-+*/^%(),: ]+$/.test(formula.replaceAll(operands, '')) &&
  (/[-*/^%]|[\w)] ?\+/.test(formula) || new RegExp(`^${sums}`).test(formula))
