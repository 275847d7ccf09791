import { useKernel } from '@prilavok/shared-kernel/kernel'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { useMutation } from '@tanstack/react-query'
import { setFavourites } from '../../api/set-favourites'
import { basketToolsTexts } from './texts'

interface Wish {
  ids: readonly number[]
  favorite: 'Y' | 'N'
}

/** Makes the ticked products favourites with one call; its notice takes that back for those that were none before. */
export function FavourSelected({ ids }: { ids: ReadonlySet<number> }) {
  const kernel = useKernel()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ ids: wanted, favorite }: Wish) => setFavourites(kernel, wanted, favorite),
    onSuccess: (changed, { favorite }) => {
      const { favoured, favouredBefore, unfavoured, undo } = basketToolsTexts
      if (favorite === 'N') kernel.notices.show({ text: unfavoured(changed.length) })
      else if (changed.length === 0) kernel.notices.show({ text: favouredBefore })
      else
        kernel.notices.show({
          text: favoured(changed.length),
          action: { label: undo, run: () => mutate({ ids: changed, favorite: 'N' }) },
        })
    },
    meta: { errors: 'notice' },
  })
  const label = basketToolsTexts.favour(ids.size)
  return (
    <Button
      data-favour
      kind="quiet"
      size="s"
      icon="heart"
      title={label}
      disabled={ids.size === 0}
      busy={isPending}
      onClick={() => mutate({ ids: [...ids], favorite: 'Y' })}
    >
      <span>{label}</span>
    </Button>
  )
}
