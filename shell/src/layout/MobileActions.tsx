import { phoneHref, phoneText } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { IconButton } from '@prilavok/shared-kernel/ui/icon-button'
import { lazyWithRetry } from '@prilavok/shared-kernel/ui/lazy-with-retry'
import { OpeningNote } from '@prilavok/shared-kernel/ui/opening-note'
import { Suspense, useState } from 'react'

const MobileMenu = lazyWithRetry(() => import(/* webpackChunkName: "MobileMenu" */ './MobileMenu'))

const Root = styled.div`
  display: none;
  ${media.compact} {
    display: flex;
    justify-content: flex-end;
    gap: 4px;
    margin-right: -8px;
  }
  > * {
    color: var(--n-800);
  }
  > a {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 44px;
    height: 44px;
    border-radius: var(--r-m);
  }
`

/** Phone and menu of the narrow header. */
export function MobileActions() {
  const phone = useShop().PHONES[0]
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <Root>
      {phone && (
        <a href={phoneHref(phone)} aria-label={`Позвонить: ${phoneText(phone)}`}>
          <Icon name="phone" size={20} />
        </a>
      )}
      <IconButton
        icon="menu"
        label="Меню"
        size="l"
        iconSize={22}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      />
      {state !== 'unused' && (
        <Suspense fallback={<OpeningNote />}>
          <MobileMenu open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </Root>
  )
}
