/** What is said while rows are brought together into accounts. */
export const assembly = {
  rows_not_told_apart:
    '{cell} has {value} for “{field}”, but {otherCell} has {otherValue}, and nothing says whether these rows are about one {element} or several. {unfilled} Where it is one, type the right value in both places.',
}
