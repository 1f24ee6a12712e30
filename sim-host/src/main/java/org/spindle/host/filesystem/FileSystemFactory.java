package org.spindle.host.filesystem;

import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;

/** Makes layers of type {@code file-system}. */
public final class FileSystemFactory implements LayerFactory<FileSystemConfig> {

    @Override
    public Layer create(FileSystemConfig config, LayerContext context) {
        if (context.below().size() != 1) {
            throw new IllegalArgumentException(
                    "it lies over one unit, not " + context.below().size() + "; a volume makes one of several");
        }
        FileSystemImage image = new FileSystemImage(config.contents());
        long blocks = context.below().get(0).sectors() / FileSystemImage.BLOCK_SECTORS;
        FreeSpace space = new FreeSpace(
                blocks, config.contents().format().groupBlocks(blocks), config.aged(), context.random("free-space"));
        return new FileSystemLayer(context, FilePlacement.of(image, space));
    }
}
