import { useEffect, useRef } from 'react';

interface ChosenImageProps {
  file: File;
  alt: string;
  className?: string;
}

/** A chosen file, before it has an address of its own. */
export function ChosenImage({ file, alt, className }: ChosenImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt={alt} className={className} />;
}
