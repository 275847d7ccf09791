import type { Certificate, PropertyValue } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { KeyValue } from '@prilavok/shared-kernel/ui/key-value'
import { Tabs } from '@prilavok/shared-kernel/ui/tabs'
import { Certificates } from './Certificates'
import { ABOUT_ID } from './ToAbout'
import { productTexts } from './texts'

const TABS = ['description', 'properties', 'certificates'] as const
export type ProductTab = (typeof TABS)[number]

const Root = styled.section`
  margin-top: 28px;
`
const Text = styled.div`
  max-width: 760px;
  color: var(--text-secondary);
  > p + p {
    margin-top: 10px;
  }
`

interface ProductTabsProps {
  description: string
  properties: readonly PropertyValue[]
  /** Without any there is no tab for them. */
  certificates: readonly Certificate[]
  tab: ProductTab
  onTab: (tab: ProductTab) => void
}

/** Description, properties and certificates of a product (CAT-057, CAT-059). */
export function ProductTabs({ description, properties, certificates, tab, onTab }: ProductTabsProps) {
  const paragraphs = [...description.matchAll(/[^\n]+/g)]
  const tabs = {
    description: {
      title: productTexts.tabs.description,
      panel: paragraphs.length ? (
        paragraphs.map(({ 0: text, index }) => <p key={index}>{text}</p>)
      ) : (
        <p>{productTexts.noDescription}</p>
      ),
    },
    properties: {
      title: productTexts.tabs.properties,
      count: properties.length,
      panel: <KeyValue items={properties.map(({ TITLE, VALUE }) => ({ label: TITLE, value: VALUE }))} />,
    },
    certificates: {
      title: productTexts.tabs.certificates,
      count: certificates.length,
      panel: <Certificates items={certificates} />,
    },
  }
  const shown = TABS.filter((id) => id !== 'certificates' || certificates.length > 0)
  return (
    <Root id={ABOUT_ID}>
      <Tabs
        label={productTexts.tabs.label}
        value={shown.includes(tab) ? tab : 'description'}
        onChange={(chosen) => {
          const next = TABS.find((id) => id === chosen)
          if (next) onTab(next)
        }}
        items={shown.map((id) => ({ id, ...tabs[id], panel: <Text>{tabs[id].panel}</Text> }))}
      />
    </Root>
  )
}
