import { testKernel } from '@prilavok/shared-kernel/testing'
import { type BasketState, noteMade } from './basket-state'
import type { Conflict } from './conflicts'
import { createOverwritten } from './overwritten'

function tab() {
  const { bus } = testKernel()
  const state: BasketState = {
    version: 0,
    telling: false,
    besides: 0,
    openBaskets: 0,
    made: new Map(),
    watched: new Map(),
  }
  const [tellConflicts, heard] = [jest.fn(), jest.fn()]
  const overwritten = createOverwritten({ bus, state, tellConflicts })
  bus.on('basket:overwritten', heard)
  return { bus, state, tellConflicts, heard, overwritten }
}
const conflict = (kind: Conflict['kind'], ID = 1): Conflict => ({
  item: { ID, NAME: `Товар ${ID}`, held: 0 },
  elsewhere: 7,
  now: 5,
  kind,
})
const told = (QUANTITY: number) => ({
  basket: 'main' as const,
  PRODUCTS: [{ PRODUCT_ID: 1, NAME: 'Товар 1', QUANTITY, NOW: 5 }],
})

test('the other tabs hear over which of their counts a change has gone; this one is not told of itself', () => {
  const { state, tellConflicts, heard, overwritten } = tab()
  noteMade(state, 'main', 1, 7)
  overwritten.tellOthers('main', [conflict('replaced'), conflict('added', 2), conflict('left', 3)])
  expect(heard.mock.calls.map(([event]) => event)).toEqual([told(7)])
  expect(tellConflicts).not.toHaveBeenCalled()
})

test('where nothing was replaced there is nothing to hear', () => {
  const { heard, overwritten } = tab()
  overwritten.tellOthers('main', [conflict('added'), conflict('left')])
  expect(heard).not.toHaveBeenCalled()
})

test('of another tab it is told when the last count that was made here has gone', () => {
  const { bus, state, tellConflicts, overwritten } = tab()
  noteMade(state, 'main', 1, 6)
  noteMade(state, 'main', 1, 7)
  bus.emit('basket:overwritten', told(6))
  bus.emit('basket:overwritten', { ...told(7), basket: 'loyalty' })
  expect(tellConflicts).not.toHaveBeenCalled()
  bus.emit('basket:overwritten', told(7))
  expect(tellConflicts.mock.calls).toEqual([
    [
      'main',
      [
        {
          item: { ID: 1, NAME: 'Товар 1', held: 5 },
          elsewhere: 5,
          now: 5,
          kind: 'overwritten',
          own: 7,
        },
      ],
    ],
  ])
  // A later one is heard, too, after this tab has told of its own.
  overwritten.tellOthers('main', [conflict('replaced')])
  bus.emit('basket:overwritten', told(7))
  expect(tellConflicts).toHaveBeenCalledTimes(2)
  overwritten.dispose()
  bus.emit('basket:overwritten', told(7))
  expect(tellConflicts).toHaveBeenCalledTimes(2)
})
