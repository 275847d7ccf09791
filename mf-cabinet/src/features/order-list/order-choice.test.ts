import { orderChoice } from './order-choice'

const choosing = (chosen: readonly number[] | undefined) => {
  const change = jest.fn()
  return { change, choice: orderChoice(chosen, change) }
}

test('two orders are chosen for their difference, the earlier one first, and no third', () => {
  expect(choosing(undefined).choice).toMatchObject({ active: false, count: 0, full: false, path: undefined })
  expect(choosing([]).choice).toMatchObject({ active: true, count: 0, full: false, path: undefined })
  expect(choosing([9]).choice).toMatchObject({ active: true, count: 1, full: false, path: undefined })
  const { choice, change } = choosing([90, 7])
  expect(choice).toMatchObject({ count: 2, full: true, path: '/cabinet/orders/difference?was=7&now=90' })
  expect([choice.has(7), choice.has(8)]).toEqual([true, false])
  choice.toggle(8)
  expect(change).not.toHaveBeenCalled()
  choice.toggle(90)
  expect(change).toHaveBeenLastCalledWith([7])
})

test('choosing begins with none, adds one after the other and ends without any', () => {
  const { choice, change } = choosing([7])
  choice.toggle(8)
  expect(change).toHaveBeenLastCalledWith([7, 8])
  choice.start()
  expect(change).toHaveBeenLastCalledWith([])
  choice.stop()
  expect(change).toHaveBeenLastCalledWith(undefined)
})
