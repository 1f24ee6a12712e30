package @package@;

import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayout;

/** Distributes rows of one size over the members in turn, without checks. */
final class @Name@ implements VolumeLayout {

    private final int members;
    private final long unit;
    private final long rows;

    @Name@(@Name@Config config, LayoutContext context) {
        members = context.members();
        unit = config.unit().sectors();
        rows = context.memberSectors() / unit;
    }

    @Override
    public int members() {
        return members;
    }

    @Override
    public int data() {
        return members;
    }

    @Override
    public long stripes() {
        return rows;
    }

    @Override
    public long unit(long stripe) {
        return unit;
    }

    @Override
    public int member(long stripe, int position) {
        return position;
    }

    @Override
    public long sector(long stripe, int position) {
        return stripe * unit;
    }

    @Override
    public long stripeAt(int member, long row) {
        return row;
    }

    @Override
    public int positionAt(int member, long row) {
        return member;
    }
}
