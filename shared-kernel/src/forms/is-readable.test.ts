import { isReadable } from './is-readable'

function formOf(html: string) {
  document.body.innerHTML = `<form>${html}</form>`
  return document.forms[0] as HTMLFormElement
}
afterEach(() => document.body.replaceChildren())

test('a form without texts that make no sense is readable, whatever it lacks', () => {
  expect(isReadable(formOf('<input required><button>Отправить</button>'))).toBe(true)
  expect(isReadable(formOf(''))).toBe(true)
})

test('each field that makes no sense of its text says so; the others are left alone', () => {
  const form = formOf('<input required><input><input><textarea></textarea>')
  const [lacking, first, second] = [...form.querySelectorAll('input')] as HTMLInputElement[]
  first?.setCustomValidity('Введите день')
  second?.setCustomValidity('Введите день')
  const told: (HTMLInputElement | undefined)[] = []
  for (const field of [lacking, first, second]) field?.addEventListener('invalid', () => told.push(field))
  expect(isReadable(form)).toBe(false)
  expect(told).toEqual([first, second])
  first?.setCustomValidity('')
  expect(isReadable(form)).toBe(false)
  second?.setCustomValidity('')
  expect(isReadable(form)).toBe(true)
})
