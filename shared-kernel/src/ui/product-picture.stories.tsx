import { ProductPicture } from './product-picture'

export default { title: 'Фото товара' }

export const Missing = () => <ProductPicture src={null} alt="Ручка" size={96} />
export const Broken = () => <ProductPicture src="/favicon-that-is-not-there.webp" alt="Ручка" size={96} />
