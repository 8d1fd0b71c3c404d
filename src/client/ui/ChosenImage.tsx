import { useEffect, useRef } from 'react';

interface ChosenImageProps {
  file: File;
  alt: string;
  className?: string;
}

/** Shows a chosen image file before it is uploaded. */
export function ChosenImage({ file, alt, className }: ChosenImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt={alt} className={className} />;
}
