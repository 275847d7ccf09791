import { createNotices } from './notices'

const texts = (notices: ReturnType<typeof createNotices>) => notices.current().map(({ text }) => text)

test('two are shown at a time: the oldest leaves', () => {
  const notices = createNotices()
  for (const text of ['Раз', 'Два', 'Три']) notices.show({ text })
  expect(texts(notices)).toEqual(['Два', 'Три'])
})

test('another content takes the place of one that is still shown', () => {
  const notices = createNotices()
  const first = notices.show({ text: 'Раз', lasting: true })
  notices.show({ text: 'Два' })
  expect(notices.replace(first, { text: 'Снова' })).toBe(true)
  expect(notices.current()[0]).toEqual({ id: first, text: 'Снова' })
  expect(texts(notices)).toEqual(['Снова', 'Два'])
  notices.close(first)
  expect(notices.replace(first, { text: 'Поздно' })).toBe(false)
  expect(texts(notices)).toEqual(['Два'])
})
