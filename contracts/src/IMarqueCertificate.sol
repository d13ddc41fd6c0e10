// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {IERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/IERC721Enumerable.sol";
import {IERC721Metadata} from "@openzeppelin/contracts/token/ERC721/extensions/IERC721Metadata.sol";

/// @title Certificates of brand packages
/// @notice Each token certifies the package of one brand: `tokenURI` names its metadata, `rootOf` the Merkle root over its
/// files. A brand has at most one certificate. Ids count from 1 and certificates are never burned, so that the ids are
/// always 1 to `totalSupply()`.
interface IMarqueCertificate is IERC721Enumerable, IERC721Metadata, IERC4906 {
    /// @notice What the owner of the contract promises to whom, signed as EIP-712 typed data in the domain
    /// ("MarqueCertificate", "1", chain id, contract).
    /// @param recipient who gets the certificate, whoever sends the transaction
    /// @param brandId the brand that is certified
    /// @param uri the certificate's `tokenURI`
    /// @param root the Merkle root over the package's files
    /// @param deadline the last second, in Unix time, at which the promise holds
    struct Claim {
        address recipient;
        string brandId;
        string uri;
        bytes32 root;
        uint256 deadline;
    }

    /// @notice The certificate says from now on that `uri` and `root` are its brand's. Emitted when it is minted and
    /// whenever it is renewed: all events of a token are the history of its brand's packages.
    event Certified(uint256 indexed tokenId, bytes32 indexed root, string uri);

    /// @notice ERC-7572: `contractURI()` changed.
    event ContractURIUpdated();

    /// @notice The brand has the certificate `tokenId` already.
    error DuplicateCertificate(string brandId, uint256 tokenId);

    /// @notice A certificate needs the id of a brand, and the given one is empty.
    error EmptyBrandId();

    /// @notice The claim held until `deadline`, in seconds of Unix time.
    error ExpiredClaim(uint256 deadline);

    /// @notice The signature is not that of the contract's present owner over this claim, on this chain, for this contract.
    error InvalidClaimSignature();

    /// @notice `owner` holds no certificate with this index; the zero address stands for all certificates together.
    error ERC721OutOfBoundsIndex(address owner, uint256 index);

    /// @notice Mints the certificate of a brand without a root. For the contract's owner.
    /// @dev Recipients: an account without code, and one with an EIP-7702 delegation, get the certificate unasked, because
    /// their key can always move it. A contract is asked by `onERC721Received`, after everything has been recorded;
    /// without that function, or with another answer, the mint reverts with `ERC721InvalidReceiver` or its own error.
    /// @param recipient who gets the certificate
    /// @param uri any text; `tokenURI` returns exactly this
    /// @param brandId any text but the empty one; `getBrandId` returns exactly this
    /// @return tokenId one more than the last one's
    function mintCertificate(
        address recipient,
        string calldata uri,
        string calldata brandId
    ) external returns (uint256 tokenId);

    /// @notice Mints the certificate of a brand and records the Merkle root over its package's files. For the contract's
    /// owner.
    /// @dev As `mintCertificate(address,string,string)`.
    /// @param root zero for none
    function mintCertificate(
        address recipient,
        string calldata uri,
        string calldata brandId,
        bytes32 root
    ) external returns (uint256 tokenId);

    /// @notice Mints the certificate that the contract's owner has promised. Anybody may send it: it goes to the recipient
    /// named in the claim, so that whoever copies a pending claim pays for somebody else's certificate. A claim is used up
    /// when its brand has a certificate, and void when the contract has another owner.
    /// @param voucher what was signed
    /// @param signature the owner's: of a key, or by ERC-1271 of a contract
    /// @return tokenId one more than the last one's
    function claim(Claim calldata voucher, bytes calldata signature) external returns (uint256 tokenId);

    /// @notice Certifies a brand's later package with the same certificate. For the contract's owner. Emits `Certified` and
    /// ERC-4906's `MetadataUpdate`.
    function renewCertificate(uint256 tokenId, string calldata uri, bytes32 root) external;

    /// @notice Stops claims until `resumeClaims`. For the contract's owner, who can mint all the same.
    function pauseClaims() external;

    /// @notice Lets claims go on. For the contract's owner.
    function resumeClaims() external;

    /// @notice Sets what `contractURI` returns. For the contract's owner.
    function setContractURI(string calldata uri) external;

    /// @notice The brand that a certificate is about.
    function getBrandId(uint256 tokenId) external view returns (string memory);

    /// @notice The certificate of a brand; 0 when it has none.
    function tokenOfBrand(string calldata brandId) external view returns (uint256 tokenId);

    /// @notice The Merkle root over the files of the package that is certified now; zero when none was recorded.
    function rootOf(uint256 tokenId) external view returns (bytes32);

    /// @notice Ids of the certificates that an address holds now, in no promised order.
    function tokensOf(address owner) external view returns (uint256[] memory);

    /// @notice ERC-7572: where the metadata of the whole collection is.
    function contractURI() external view returns (string memory);

    /// @notice The EIP-712 digest that the contract's owner signs for a claim.
    function hashClaim(Claim calldata voucher) external view returns (bytes32);
}
