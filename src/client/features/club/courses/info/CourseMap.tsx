import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { courseTexts } from '../texts';

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 560,
  marginBottom: theme.spacing(1),
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

interface CourseMapProps {
  name: string;
  address: string;
}

/**
 * The map of a course. The address does not tell an image from a PDF: what does not show as an image can be opened all
 * the same.
 */
export function CourseMap({ name, address }: CourseMapProps) {
  const [isImage, setImage] = useState(true);
  return (
    <>
      {isImage ? <Image src={address} alt={courseTexts.mapOf(name)} onError={() => setImage(false)} /> : null}
      <Button component="a" href={address} target="_blank" rel="noreferrer" variant="outlined">
        {courseTexts.openMap}
      </Button>
    </>
  );
}
