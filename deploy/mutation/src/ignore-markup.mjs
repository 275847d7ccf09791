import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const isStyle = (node) => node.type === 'TaggedTemplateExpression'
const isName = (node) =>
  node.type === 'AssignmentExpression' &&
  node.left.type === 'MemberExpression' &&
  node.left.property.name === 'displayName'
const isTypeOrImport = (node) => node.type === 'ImportDeclaration' || node.type === 'TSLiteralType'

/** Changed styles and names for developers change no behaviour: no test should notice them. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'markup', {
    shouldIgnore({ node }) {
      if (isStyle(node)) return 'styles'
      if (isName(node)) return 'a name for developers'
      return isTypeOrImport(node) ? 'no code' : undefined
    },
  }),
]
