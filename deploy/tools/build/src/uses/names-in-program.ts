import type { CallExpression, Expression, Node, Program, SpreadElement } from 'estree'

/** What one module says by name: it cannot be read from what the module imports. */
export interface NamesInModule {
  emits: string[]
  listens: string[]
  opens: string[]
  renders: string[]
  calls: string[]
  /** Kinds of names that are computed somewhere, so nobody could know them before the page runs. */
  computed: ('emits' | 'listens' | 'opens' | 'renders')[]
}

type Kind = 'emits' | 'listens' | 'opens'
type Argument = Expression | SpreadElement | undefined

/** A path of the supplier API, whichever function it is handed to: parts keep it in constants, too. */
const API_PATH = /^\/v[1-4]\//

const METHODS: Readonly<Record<string, { of: string; kind: Kind }>> = {
  emit: { of: 'bus', kind: 'emits' },
  emitHere: { of: 'bus', kind: 'emits' },
  on: { of: 'bus', kind: 'listens' },
  open: { of: 'modals', kind: 'opens' },
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Last name of `bus`, `kernel.bus`, `useKernel().bus`. */
const lastName = (node: Node): string | undefined => {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier')
    return node.property.name
  return undefined
}

/** Which kind of name the first argument of a call is; undefined: none. */
function kindOf({ callee }: CallExpression): Kind | undefined {
  if (lastName(callee) === 'useBusEvent' && callee.type === 'Identifier') return 'listens'
  if (callee.type !== 'MemberExpression' || callee.object.type === 'Super') return undefined
  const method = METHODS[lastName(callee) ?? '']
  return method && lastName(callee.object) === method.of ? method.kind : undefined
}

/** The texts that an argument can be; undefined where it is computed. */
function textsOf(argument: Argument): string[] | undefined {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return [argument.value]
  if (argument?.type !== 'ConditionalExpression') return undefined
  const [yes, no] = [textsOf(argument.consequent), textsOf(argument.alternate)]
  return yes && no && [...yes, ...no]
}

/** The name of `jsx(Slot, { name: … })`, which a compiled `<Slot name=…>` is; components around a slot are called `…Slot`, too. */
function slotArgument({ callee, arguments: [type, props] }: CallExpression): Argument {
  if (!/^_?jsxs?$/.test(lastName(callee) ?? '') || type?.type !== 'Identifier' || !type.name.endsWith('Slot'))
    return undefined
  if (props?.type !== 'ObjectExpression') return undefined
  for (const property of props.properties)
    if (property.type === 'Property' && lastName(property.key) === 'name') return property.value as Expression
  return undefined
}

/** A text, or a template whose values are `*`. */
function writtenText(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('*')
  return undefined
}

/** Finds the names in the syntax tree of a module, after TypeScript and JSX are compiled. */
export function namesInProgram(program: Program): NamesInModule {
  const names: NamesInModule = { emits: [], listens: [], opens: [], renders: [], calls: [], computed: [] }
  const note = (kind: Kind | 'renders', argument: Argument) => {
    const texts = textsOf(argument)
    if (texts) names[kind].push(...texts)
    else names.computed.push(kind)
  }
  const visit = (node: Node) => {
    const text = writtenText(node)
    if (text !== undefined && API_PATH.test(text)) names.calls.push(text)
    if (node.type === 'CallExpression') {
      const kind = kindOf(node)
      if (kind) note(kind, node.arguments[0])
      const slot = slotArgument(node)
      if (slot) note('renders', slot)
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }
  visit(program)
  return names
}
