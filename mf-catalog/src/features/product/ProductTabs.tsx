import type { PropertyValue } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { KeyValue } from '@prilavok/shared-kernel/ui/key-value'
import { Tabs } from '@prilavok/shared-kernel/ui/tabs'
import { ABOUT_ID } from './MainProperties'
import { productTexts } from './texts'

export type ProductTab = 'description' | 'properties'

const Root = styled.section`
  margin-top: 32px;
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
  tab: ProductTab
  onTab: (tab: ProductTab) => void
}

/** Description and properties of a product (CAT-057). */
export function ProductTabs({ description, properties, tab, onTab }: ProductTabsProps) {
  const paragraphs = [...description.matchAll(/[^\n]+/g)]
  return (
    <Root id={ABOUT_ID}>
      <Tabs
        label={productTexts.tabs.label}
        value={tab}
        onChange={(id) => onTab(id === 'properties' ? 'properties' : 'description')}
        items={[
          {
            id: 'description',
            title: productTexts.tabs.description,
            panel: (
              <Text>
                {paragraphs.length ? (
                  paragraphs.map(({ 0: text, index }) => <p key={index}>{text}</p>)
                ) : (
                  <p>{productTexts.noDescription}</p>
                )}
              </Text>
            ),
          },
          {
            id: 'properties',
            title: productTexts.tabs.properties,
            count: properties.length,
            panel: (
              <Text>
                <KeyValue items={properties.map(({ TITLE, VALUE }) => ({ label: TITLE, value: VALUE }))} />
              </Text>
            ),
          },
        ]}
      />
    </Root>
  )
}
