import { render, screen } from '@testing-library/react'
import { Block } from './Block'

test('the title names the block; beside it stands what belongs to it', () => {
  render(
    <Block title="Скоро закончится" aside={<button type="button">Скачать</button>}>
      <p>Бумага</p>
    </Block>,
  )
  const block = screen.getByRole('region', { name: 'Скоро закончится' })
  expect(block).toHaveTextContent('Скоро закончитсяСкачатьБумага')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Скоро закончится$/)
})

test.each([
  [true, 'true'],
  [false, null],
  [undefined, null],
])('busy %s is told as %s', (busy, told) => {
  const ref = { current: null as HTMLElement | null }
  render(
    <Block title="Блок" busy={busy} ref={ref}>
      <p />
    </Block>,
  )
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBe(told)
  expect(ref.current).toBe(screen.getByRole('region'))
})
