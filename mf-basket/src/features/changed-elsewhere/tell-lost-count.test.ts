import { partKernel } from '@prilavok/shared-kernel/testing'
import { testRow } from '../../testing/test-rows'
import { tellLostCount } from './tell-lost-count'

test.each([
  ['Ручка', '«Ручка»'],
  ['Бумага для офисной техники Форматто Econom', '«Бумага для офисной техники Форматто…»'],
  ['Б'.repeat(50), `«${'Б'.repeat(40)}…»`],
])('of a name a notice has the beginning: %s', (NAME, quoted) => {
  const kernel = partKernel()
  tellLostCount(kernel, 'main', testRow({ ID: 1, NAME }), 41)
  expect(kernel.notices.current()[0]?.text.startsWith(`${quoted} удалили`)).toBe(true)
})
