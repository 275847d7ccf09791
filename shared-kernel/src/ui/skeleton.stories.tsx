import { Skeleton, SkeletonList } from './skeleton'

export default { title: 'Заглушка загрузки' }

export const Line = () => <Skeleton width="60%" />
export const List = () => <SkeletonList rows={4} height={40} />
