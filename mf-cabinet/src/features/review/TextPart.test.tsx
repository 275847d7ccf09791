import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextPart } from './TextPart'

const calls = { change: jest.fn(), continue: jest.fn() }
beforeEach(() => {
  for (const call of Object.values(calls)) call.mockClear()
})
const show = (type: 'paragraph' | 'header', { error, hint }: { error?: string; hint?: string } = {}) =>
  render(
    <TextPart
      block={{ key: 1, type, text: '' }}
      id="text"
      error={error}
      hint={hint}
      onChange={calls.change}
      onContinue={calls.continue}
    />,
  )
const box = () => screen.getByRole('textbox')
const press = (init: object) => {
  const event = createEvent.keyDown(box(), init)
  fireEvent(box(), event)
  return event.defaultPrevented
}

test.each([
  ['paragraph', 'Абзац'],
  ['header', 'Заголовок'],
] as const)(
  'a %s is a box called «%s», of 10 000 characters, that says what is wrong',
  async (type, name) => {
    show(type, { error: 'Напишите отзыв' })
    expect(box()).toHaveAccessibleName(name)
    expect(box()).toHaveAttribute('maxlength', '10000')
    expect(box()).toHaveAccessibleDescription('Напишите отзыв')
    await userEvent.type(box(), 'Я')
    expect(calls.change.mock.calls).toEqual([[{ text: 'Я' }]])
  },
)

test('a paragraph says what to write; Enter is a line of it', async () => {
  show('paragraph', { hint: 'Что понравилось' })
  expect(box()).toHaveAccessibleDescription('Что понравилось')
  expect(press({ key: 'Enter' })).toBe(false)
  expect(calls.continue).not.toHaveBeenCalled()
})

test.each([
  [{ key: 'Enter' }, true],
  [{ key: 'Enter', isComposing: true }, false],
  [{ key: 'a' }, false],
])('in a header the key %j goes on below it: %s', (init, goesOn) => {
  show('header')
  expect(press(init)).toBe(goesOn)
  expect(calls.continue).toHaveBeenCalledTimes(goesOn ? 1 : 0)
})
