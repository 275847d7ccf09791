import { phoneText } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Breadcrumbs } from '@prilavok/shared-kernel/ui/breadcrumbs'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { PageTitle } from '@prilavok/shared-kernel/ui/page-title'
import type { ReactNode } from 'react'
import { contentTexts } from './texts'

const Root = styled(Container)`
  @media print {
    nav,
    button {
      display: none;
    }
  }
`
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`
const PrintButton = styled(Button)`
  ${media.phone} {
    display: none;
  }
`
/** On paper nothing else tells whose page it is and where it stands. */
const Imprint = styled.p`
  display: none;
  margin-top: 24px;
  padding-top: 8px;
  border-top: 1px solid var(--border);
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
  @media print {
    display: block;
  }
`

interface ContentFrameProps {
  title: string
  /** Path of the page. */
  path: string
  children: ReactNode
}

/** What all pages of the shop's own have: the way to them, the title, and a form for paper. */
export function ContentFrame({ title, path, children }: ContentFrameProps) {
  const { NAME, DOMAIN_NAME, PHONES } = useShop()
  return (
    <Root>
      <Breadcrumbs items={[{ title }]} />
      <PageTitle
        aside={
          <PrintButton size="s" icon="print" onClick={() => window.print()}>
            {contentTexts.print}
          </PrintButton>
        }
      >
        {title}
      </PageTitle>
      <Body>{children}</Body>
      <Imprint>{[NAME, ...PHONES.map(phoneText), DOMAIN_NAME + path].join(', ')}</Imprint>
    </Root>
  )
}
