import type { PageHead } from '@prilavok/shared-kernel/contract'
import { useShop } from '@prilavok/shared-kernel/shop'
import { Slot } from '@prilavok/shared-kernel/slots'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Container } from '@prilavok/shared-kernel/ui/container'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'

const Blocks = styled.div`
  padding-top: 20px;
  ${media.phone} {
    padding-top: 12px;
  }
`

/** The home page: what the parts bring for it. */
export default function HomePage() {
  const shop = useShop()
  return (
    <Container>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {shop.NAME}: товары для офиса
      </VisuallyHidden>
      <Blocks>
        <Slot name="home.blocks" props={{}} />
      </Blocks>
    </Container>
  )
}

/** The home page has no name of its own (AMB-49). */
export const head = (): PageHead => ({ title: '' })
