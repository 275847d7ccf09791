import { focusHeadingIfLost } from './focus-heading'

const painted = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
const page = (html: string) => {
  document.body.innerHTML = html
  return document.querySelector<HTMLElement>('h1')
}

test('the heading gets a focus that was lost, without a jump of the page', async () => {
  const heading = page('<h1>Не он</h1><main><h1>Заказы</h1></main>')
  const title = document.querySelector<HTMLElement>('main h1')
  const focus = jest.spyOn(title as HTMLElement, 'focus')
  focusHeadingIfLost()
  expect(title).not.toHaveFocus()
  await painted()
  expect(title).toHaveFocus()
  expect(title).toHaveAttribute('tabindex', '-1')
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  expect(heading).not.toHaveFocus()
})

test('one that can be reached by Tab stays so', async () => {
  const heading = page('<main><h1 tabindex="0">Заказы</h1></main>')
  focusHeadingIfLost()
  await painted()
  expect(heading).toHaveFocus()
  expect(heading).toHaveAttribute('tabindex', '0')
})

test('a focus that is somewhere stays there, and a page without a heading is left alone', async () => {
  const heading = page('<main><h1>Заказы</h1><input></main>')
  document.querySelector('input')?.focus()
  focusHeadingIfLost()
  await painted()
  expect(document.querySelector('input')).toHaveFocus()
  expect(heading).not.toHaveAttribute('tabindex')
  page('<main></main>')
  focusHeadingIfLost()
  await painted()
  expect(document.body).toHaveFocus()
})
