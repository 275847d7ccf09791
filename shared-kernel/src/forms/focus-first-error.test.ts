import { screen } from '@testing-library/react'
import { focusFirstError } from './focus-first-error'

const scrolled = jest.fn()
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

function show(content: string): HTMLElement {
  document.body.innerHTML = `<form aria-label="Форма">${content}</form>`
  return screen.getByRole('form')
}

test('the first wrong field gets the focus without a jump, then comes into view', () => {
  const form = show(
    '<input name="a"><input name="b" aria-invalid="true"><input name="c" aria-invalid="true">',
  )
  const field = form.querySelector<HTMLElement>('[name=b]') as HTMLElement
  const focus = jest.spyOn(field, 'focus')
  focusFirstError(form)
  expect(field).toHaveFocus()
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  expect(scrolled.mock.contexts).toEqual([field])
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
})

test('in a group of choices it is the first choice', () => {
  const form = show(
    '<fieldset aria-invalid="true"><legend>Оплата</legend><input type="radio" name="a"><input type="radio"></fieldset>',
  )
  focusFirstError(form)
  expect(form.querySelector('[name=a]')).toHaveFocus()
})

test('without a wrong field the message comes into view, and the focus stays', () => {
  const form = show('<input name="a"><p role="alert">Сервер занят</p>')
  form.querySelector('input')?.focus()
  focusFirstError(form)
  expect(form.querySelector('input')).toHaveFocus()
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('alert')])
})
