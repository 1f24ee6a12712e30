package org.spindle.host.alis;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** Size and place of the reorganised area. */
@Doc("Size and place of the reorganised area. Addresses of the storage behind its beginning lie behind the area.")
public record AreaConfig(
        @Doc("Size in parts of the storage; 0.15 if absent and size too.") @Range(min = "0", max = "10") @Nullable
        Double share,

        @Doc("Size, instead of share.") @Range(min = "512 B") @Nullable
        Size size,

        @Doc("Start of the area, as a share of the storage; 0.3 if absent and offset too.")
        @Range(min = "0", max = "1")
        @Nullable
        Double offsetShare,

        @Doc("Start of the area, instead of offsetShare.") @Nullable
        Size offset)
        implements Validated {

    private static final double USUAL_SHARE = 0.15;
    private static final double USUAL_OFFSET = 0.3;

    /** Returns the size in parts of the storage if it is not in bytes. */
    double sizeShare() {
        return share == null ? USUAL_SHARE : share;
    }

    /** Returns the start as a share of the storage if it is not in bytes. */
    double startShare() {
        return offsetShare == null ? USUAL_OFFSET : offsetShare;
    }

    @Override
    public void validate(Problems problems) {
        if (size != null && share != null) {
            problems.report("share", "size sets the same in bytes", "leave out one of the two");
        }
        if (offset != null && offsetShare != null) {
            problems.report("offsetShare", "offset sets the same in bytes", "leave out one of the two");
        }
        check("size", size, problems);
        check("offset", offset, problems);
    }

    private static void check(String key, @Nullable Size value, Problems problems) {
        if (value != null && value.bytes() % Size.SECTOR != 0) {
            problems.report(key, value + " is not a whole number of sectors", "a multiple of 512 B");
        }
    }
}
