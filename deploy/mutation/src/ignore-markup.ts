import type { Ignorer } from '@stryker-mutator/api/ignore'

/** What is read of a node of Babel's syntax tree, whose types are not installed here. */
interface SyntaxNode {
  type: string
  left?: { type: string; property?: { name?: string } }
  key?: { name?: string }
  value?: { type: string }
}

const nodeOf = (path: unknown): SyntaxNode => (path as { node: SyntaxNode }).node

/** `summary: 'Lists orders'`: what the pages about the API say of a call or a field. */
const isAboutApi = ({ type, key, value }: SyntaxNode): boolean =>
  type === 'ObjectProperty' &&
  ['summary', 'description'].includes(key?.name ?? '') &&
  /^(String|Template)Literal$/.test(value?.type ?? '')

/** Changed styles and texts for developers change no behaviour: no test should notice them. */
export const ignoreMarkup: Ignorer = {
  shouldIgnore(path) {
    const node = nodeOf(path)
    const { type, left } = node
    if (type === 'TaggedTemplateExpression') return 'styles'
    if (type === 'ImportDeclaration' || type === 'TSLiteralType') return 'no code'
    if (isAboutApi(node)) return 'a text for developers'
    const isName = type === 'AssignmentExpression' && left?.property?.name === 'displayName'
    return isName ? 'a name for developers' : undefined
  },
}
