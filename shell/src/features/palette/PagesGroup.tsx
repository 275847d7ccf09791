import { useKernel } from '@prilavok/shared-kernel/kernel'
import { fitsText, PaletteEntry, PaletteGroup } from '@prilavok/shared-kernel/palette'
import { useSession } from '@prilavok/shared-kernel/queries'

/** Pages of all parts that have a name and that this buyer may open, by their names. */
export function PagesGroup({ text }: { text: string }) {
  const { plan } = useKernel()
  const { state } = useSession()
  if (!text) return null
  const pages = plan.routes.flatMap(({ id, path, title, access }) =>
    title && fitsText(text, title) && (access === 'anyone' || state === 'customer')
      ? [{ id, path, title }]
      : [],
  )
  if (pages.length === 0) return null
  return (
    <PaletteGroup title="Страницы">
      {pages.map(({ id, path, title }) => (
        <PaletteEntry key={id} icon="arrow-right" title={title} text={text} to={path} />
      ))}
    </PaletteGroup>
  )
}
