import type { PageHead, PageRequest, StructuredData } from '@prilavok/shared-kernel/contract'
import { type Kernel, useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { contentPageQuery } from '../api/get-content-page'
import { infoQuery } from '../api/get-info'
import { ContactCard } from '../features/contacts/ContactCard'
import { ContactMap } from '../features/contacts/ContactMap'
import { contactTexts } from '../features/contacts/texts'
import { ContentFrame } from '../features/content-blocks/ContentFrame'
import { contentCrumbs } from '../features/content-blocks/content-head'
import { InfoSection } from '../features/content-blocks/InfoSection'
import { PageText } from '../features/content-blocks/PageText'
import { useAnchorScroll } from '../features/content-blocks/use-anchor-scroll'
import { FeedbackPlace } from '../features/feedback/FeedbackPlace'

const Columns = styled(Panel)`
  --map-height: 426px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: 32px;
  padding: 32px 40px;
  &[data-alone] {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.compact} {
    --map-height: 300px;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  ${media.phone} {
    padding: 20px 16px;
  }
  @media print {
    padding: 0;
    border: 0;
    > [data-map] {
      display: none;
    }
  }
`
/** Without a map: what the shop says of itself beside what everybody can be reached by. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media (min-width: 900px) {
    &:not([data-map]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-template-rows: auto 1fr;
    }
    &:not([data-map]) > :nth-child(2) {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
  @media print {
    display: block;
  }
`
/** Code of the text with the company's legal details, where the shop publishes them. */
const LEGAL = 'requisites'

const queryOf = (kernel: Kernel) => contentPageQuery(kernel, 'front_up/contact_info')

export const prefetch = async (kernel: Kernel): Promise<void> => {
  await Promise.all([
    kernel.query.prefetchQuery(queryOf(kernel)),
    kernel.query.prefetchQuery(infoQuery(kernel, LEGAL)),
  ])
}

/** The contacts are there whatever the shop has written. */
export const head = ({ shop }: Kernel, { path }: PageRequest): PageHead => ({
  title: contactTexts.title,
  description: contactTexts.description(shop.NAME),
  canonical: path,
})

export const structuredData = ({ shop }: Kernel, { path }: PageRequest): StructuredData[] => [
  contentCrumbs(contactTexts.title, path),
  {
    '@type': 'Organization',
    name: shop.NAME,
    url: '/',
    telephone: shop.PHONES,
    email: shop.EMAIL,
    ...(shop.LOGO && { logo: shop.LOGO }),
    ...(shop.TRADEPOINT && { address: shop.TRADEPOINT.ADDRESS.SPECIFICATION }),
  },
]

/** /content/front_up/contact_info: how to reach the supplier, what he says of it, his legal details (SHELL-021), the feedback form (SHELL-046). */
export default function ContactsPage({ page }: { page: PageRequest }) {
  const kernel = useKernel()
  const { shop, mapTiles } = kernel
  const query = useQuery(queryOf(kernel))
  useAnchorScroll(Boolean(query.data))
  const point = mapTiles && shop.TRADEPOINT
  return (
    <ContentFrame title={contactTexts.title} path={page.path}>
      <Parts data-map={point ? true : undefined}>
        <Columns data-alone={point ? undefined : true}>
          <ContactCard />
          {point && (
            <div data-map>
              <ContactMap point={point} />
            </div>
          )}
        </Columns>
        <PageText query={query} />
        <InfoSection title={contactTexts.legal} name={LEGAL} />
      </Parts>
      <FeedbackPlace />
    </ContentFrame>
  )
}
