import { screen } from '@testing-library/react'
import { renderPiece } from '../../testing/render-app'
import { ContactLinks } from './ContactLinks'

const show = (PHONES: string[], EMAIL: string) =>
  renderPiece(
    <p>
      <ContactLinks />
    </p>,
    { shop: { PHONES, EMAIL } },
  )

test('phones and e-mail are links in one line', () => {
  const { container } = show(['+7 (495) 555-01-20', '8 800 555-01-71'], 'zakaz@blank.example')
  expect(container).toHaveTextContent(/^\+7 \(495\) 555-01-20, 8 800 555-01-71, zakaz@blank\.example$/)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+74955550120',
    'tel:88005550171',
    'mailto:zakaz@blank.example',
  ])
})

test('one of them stands alone; a shop without any has nothing', () => {
  const { container, unmount } = show([], 'zakaz@blank.example')
  expect(container).toHaveTextContent(/^zakaz@blank\.example$/)
  unmount()
  expect(show([], '').container).toHaveTextContent(/^$/)
})
