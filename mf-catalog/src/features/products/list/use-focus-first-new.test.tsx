import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useFocusFirstNew } from './use-focus-first-new'

/** The second link to a product: for those who see it. */
const Picture = ({ name }: { name: string }) => {
  const hidden = { 'aria-hidden': true, tabIndex: -1 }
  return (
    <a href="#picture" {...hidden}>
      {`Фото: ${name}`}
    </a>
  )
}

function List({ count, links = true }: { count: number; links?: boolean }) {
  const { place, expect: expectMore } = useFocusFirstNew(count)
  return (
    <>
      <div ref={place}>
        <ul>
          {Array.from({ length: count }, (_, at) => `Товар ${at + 1}`).map((name) => (
            <li key={name}>
              <Picture name={name} />
              {links && <a href="#name">{name}</a>}
            </li>
          ))}
        </ul>
      </div>
      <button type="button" onClick={expectMore}>
        Показать ещё
      </button>
    </>
  )
}

const more = () => screen.getByRole('button', { name: 'Показать ещё' })
const press = () => userEvent.click(more())

test('products that nobody has asked for move nothing', () => {
  const { rerender } = render(<List count={2} />)
  rerender(<List count={4} />)
  expect(document.body).toHaveFocus()
})

test('another list with fewer products ends it', async () => {
  const { rerender } = render(<List count={3} />)
  await press()
  rerender(<List count={1} />)
  expect(more()).toHaveFocus()
  rerender(<List count={5} />)
  expect(more()).toHaveFocus()
})
