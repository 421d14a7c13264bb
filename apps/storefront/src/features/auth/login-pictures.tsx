const PICTURES = ['can', 'glove', 'rolls', 'spray', 'mask'] as const;
const SIDE = 96;

/** Five decorative pictures of articles. */
export function LoginPictures() {
  return (
    <div className="shop-login-pictures" aria-hidden="true">
      {PICTURES.map((name) => (
        <img key={name} src={`/pictures/login/${name}.svg`} alt="" width={SIDE} height={SIDE} />
      ))}
    </div>
  );
}
