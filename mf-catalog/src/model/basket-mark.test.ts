import { basketMark } from './basket-mark'

test.each([
  [false, { icon: 'check', text: 'в корзине' }],
  [true, { icon: 'offline', text: 'ждёт связи' }],
])('of a change that waits for a connection (%s) it is %j', (unsent, mark) => {
  expect(basketMark({ unsent })).toEqual(mark)
})
