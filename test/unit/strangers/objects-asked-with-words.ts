/**
 * Finds where a plain object is asked with a word that may be anybody's. Such an object answers to `constructor` with what every object
 * has, and takes `__proto__` for something else than a name; a map does neither. The compiler says which words may be anybody's: those
 * whose type is `string`, not one of a list of ours.
 */
import { relative } from 'node:path'
import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast'
import {
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isComputedPropertyName,
  isElementAccessExpression,
  isNonNullExpression,
  isParenthesizedExpression,
} from 'typescript/unstable/ast/is'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'

/**
 * @param root  paths are told from here
 * @param projects  files of the compiler's settings; only what they name themselves is looked at
 * @returns `path: expression`, in the order of the files
 */
export function objectsAskedWithWords(root: string, projects: readonly string[]): readonly string[] {
  const compiler = new API()
  try {
    const snapshot = compiler.updateSnapshot({ openProjects: [...projects] })
    return projects.flatMap((project) => {
      const { program, checker, rootFiles } = snapshot.getProject(project)!
      return rootFiles.flatMap((file) => {
        const source = program.getSourceFile(file)!
        return asksIn(source, checker).map((node) => `${relative(root, file)}: ${textOf(node, source)}`)
      })
    })
  } finally {
    compiler.close()
  }
}

function asksIn(source: SourceFile, checker: Checker): readonly Node[] {
  const found: Node[] = []
  const visit = (node: Node): void => {
    const word = wordAskedFor(node)
    const type = word === undefined ? undefined : checker.getTypeAtLocation(word)
    if (type !== undefined && isAnybodys(type, checker)) found.push(node)
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

/** `object[word]`, `word in object`, `{ [word]: value } = object`. */
function wordAskedFor(node: Node): Node | undefined {
  if (isElementAccessExpression(node)) return withoutClaims(node.argumentExpression)
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) return withoutClaims(node.left)
  if (isBindingElement(node) && node.propertyName !== undefined && isComputedPropertyName(node.propertyName))
    return withoutClaims(node.propertyName.expression)
  return undefined
}

/** `word as Ours` may still be anybody's. */
function withoutClaims(node: Node): Node {
  const isClaim = isAsExpression(node) || isNonNullExpression(node) || isParenthesizedExpression(node)
  return isClaim ? withoutClaims(node.expression) : node
}

const open = TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping | TypeFlags.Any | TypeFlags.Unknown

function isAnybodys(type: Type, checker: Checker): boolean {
  if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().some((one) => isAnybodys(one, checker))
  if ((type.flags & TypeFlags.Instantiable) === 0 || (type.flags & open) !== 0) return (type.flags & open) !== 0
  const limit = checker.getBaseConstraintOfType(type)
  return limit === undefined || isAnybodys(limit, checker)
}

const textOf = (node: Node, source: SourceFile): string =>
  source.text.slice(node.pos, node.end).trim().replaceAll(/\s+/g, ' ')
