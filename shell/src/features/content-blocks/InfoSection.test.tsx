import { renderWithKernel, testApi } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { InfoSection } from './InfoSection'

const { data, called } = testApi(
  () => ({ texts: ['Привозим сами'] }),
  (_call, { texts }) => ({
    ITEMS: texts.map((text, at) => ({
      ...{ ID: at, CODE: 'zones', TYPE: 'info', TITLE: '', SORT: 1 },
      BLOCKS: [{ type: 'paragraph', data: { text } }],
    })),
  }),
)

test('the text stands under its heading, once it has come', async () => {
  renderWithKernel(<InfoSection title="Доставка" name="delivery" element="zones" />)
  const section = within(screen.getByRole('article', { name: 'Доставка' }))
  expect(section.getByRole('status', { name: 'Загружаем текст' })).toBeInTheDocument()
  expect(await section.findByText('Привозим сами')).toBeVisible()
  expect(section.getByRole('heading', { name: 'Доставка' })).toBeVisible()
  expect(called('/info/')).toEqual(['GET /v3/api/info/delivery/?element=zones'])
})

test('a shop without such a text has no heading for it', async () => {
  data.texts = []
  renderWithKernel(<InfoSection title="Доставка" name="delivery" />)
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument())
  expect(called('/info/')).toEqual(['GET /v3/api/info/delivery/'])
})
