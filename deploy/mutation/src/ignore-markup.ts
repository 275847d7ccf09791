import type { Ignorer } from '@stryker-mutator/api/ignore'

/** What is read of a node of Babel's syntax tree, whose types are not installed here. */
interface SyntaxNode {
  type: string
  left?: { type: string; property?: { name?: string } }
}

const nodeOf = (path: unknown): SyntaxNode => (path as { node: SyntaxNode }).node

/** Changed styles and names for developers change no behaviour: no test should notice them. */
export const ignoreMarkup: Ignorer = {
  shouldIgnore(path) {
    const { type, left } = nodeOf(path)
    if (type === 'TaggedTemplateExpression') return 'styles'
    if (type === 'ImportDeclaration' || type === 'TSLiteralType') return 'no code'
    const isName = type === 'AssignmentExpression' && left?.property?.name === 'displayName'
    return isName ? 'a name for developers' : undefined
  },
}
