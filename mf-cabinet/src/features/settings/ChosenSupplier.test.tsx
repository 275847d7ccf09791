import { createTestPlatform, renderWithKernel, testStore } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { ChosenSupplier } from './ChosenSupplier'
import { rememberSupplier } from './chosen-supplier'

const BLUE = { NAME: 'Офис-Синий', LINK: 'demo-blue', DOMAIN_NAME: 'demo-blue.example' }
function show(link: string | undefined, here = 'demo-green.example', isChosen = true) {
  const session = testStore()
  rememberSupplier(session, isChosen ? BLUE : undefined)
  return renderWithKernel(<ChosenSupplier link={link} />, {
    platform: createTestPlatform({ session }),
    shop: { DOMAIN_NAME: here },
  })
}

test('the supplier that was chosen is told, with the way to its shop', () => {
  show('demo-blue')
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Ваш поставщик теперь «Офис-Синий»\. Вы пока в\sпрежнем магазине\./,
  )
  expect(screen.getByRole('link', { name: 'Открыть магазин' })).toHaveAttribute(
    'href',
    'http://demo-blue.example/',
  )
})

test('who is in its shop already needs no way there', () => {
  show('demo-blue', 'demo-blue.example')
  expect(screen.getByRole('status')).toHaveTextContent(/^Ваш поставщик теперь «Офис-Синий»\.$/)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test.each([
  ['another supplier is the customer’s by now', 'demo-red', true],
  ['it is not known whose customer it is', undefined, true],
  ['none was chosen', 'demo-blue', false],
  ['nothing is known', undefined, false],
])('where %s nothing is told', (_where, link, isChosen) => {
  expect(show(link, 'demo-green.example', isChosen).container).toBeEmptyDOMElement()
})
