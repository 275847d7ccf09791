import type { LayoutProps } from '@prilavok/shared-kernel/contract'
import { CabinetFrame } from '../features/cabinet/CabinetFrame'

/** Around every page of the cabinet; menu and its state stay while the pages change. */
export default function CabinetLayout({ page, title, children }: LayoutProps) {
  return (
    <CabinetFrame path={page.path} title={title}>
      {children}
    </CabinetFrame>
  )
}
