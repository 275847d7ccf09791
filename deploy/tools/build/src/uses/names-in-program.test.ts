import { parse } from 'acorn'
import type { Program } from 'estree'
import { namesInProgram } from './names-in-program'

const namesIn = (...lines: string[]) =>
  namesInProgram(parse(lines.join('\n'), { ecmaVersion: 2023, sourceType: 'module' }) as Program)
const NONE = { emits: [], listens: [], opens: [], renders: [], calls: [], computed: [] }

test.each([
  ["bus.emit('basket:changed', {})", { emits: ['basket:changed'] }],
  ["useKernel().bus.emitHere('basket:changed', {})", { emits: ['basket:changed'] }],
  ["kernel.bus.on('session:changed', f)", { listens: ['session:changed'] }],
  ["useBusEvent('session:changed', f)", { listens: ['session:changed'] }],
  ["kernel.modals.open('QuickView', {})", { opens: ['QuickView'] }],
  ["modals.open(isMain ? 'add-by-code' : 'pastePreview', {})", { opens: ['add-by-code', 'pastePreview'] }],
  ['_jsx(Slot, { name: "header.basket", props: {} })', { renders: ['header.basket'] }],
  ['_jsxs(PaletteSlot, { text, name: "palette.orders" })', { renders: ['palette.orders'] }],
  ["const PATH = '/v3/api/client/point/'", { calls: ['/v3/api/client/point/'] }],
  [`api.get(\`/v3/api/client/order/\${id}/repeat/\`)`, { calls: ['/v3/api/client/order/*/repeat/'] }],
  ['modals.open(name, {})', { computed: ['opens'] }],
  ['bus.on(name, f)', { computed: ['listens'] }],
  [`bus.emit(\`\${owner}:changed\`, {})`, { computed: ['emits'] }],
  ['_jsx(Slot, { name, props })', { computed: ['renders'] }],
])('%s', (code, found) => {
  expect(namesIn(code)).toEqual({ ...NONE, ...found })
})

test.each([
  "dialog.open('QuickView')",
  "list.on('session:changed', f)",
  "window.open('/v3.html')",
  '_jsx(SlotView, { name: "header.basket" })',
  '_jsx(Field, { name: "email" })',
])('%s is none of them', (code) => {
  expect(namesIn(code)).toEqual(NONE)
})

test('names are found however deep they stand', () => {
  const names = namesIn(
    'export const f = async () => {',
    "  for (const one of all) if (one) list.push(() => modals.open('review', {}))",
    `  return class { load = () => api.post(\`/v4/api/\${kind}/\`) }`,
    '}',
  )
  expect(names).toEqual({ ...NONE, opens: ['review'], calls: ['/v4/api/*/'] })
})
