import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { tellCutName } from './tell-cut-name'

test('a name has a tooltip as long as it is cut off, and only then', async () => {
  render(<b onPointerEnter={tellCutName}>Ручка шариковая</b>)
  const name = screen.getByText('Ручка шариковая')
  const height = jest.spyOn(name, 'scrollHeight', 'get')
  jest.spyOn(name, 'clientHeight', 'get').mockReturnValue(40)
  for (const [pixels, title] of [
    [40, null],
    [41, 'Ручка шариковая'],
    [40, null],
  ] as const) {
    height.mockReturnValue(pixels)
    await userEvent.hover(name)
    expect(name.getAttribute('title')).toBe(title)
    await userEvent.unhover(name)
  }
})
